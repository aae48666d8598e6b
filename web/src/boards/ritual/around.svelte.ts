// What every part of Ritual's board needs: what every board needs, and the card on its way, which can be carried.
import { idOf, readId } from "../../lib/ids";
import type { Option } from "../../protocol";
import { Around } from "../common/around.svelte";
import { viewOf } from "../common/view";

export class RitualAround extends Around {
  /** The travelling card is carried by whoever decides where it goes. */
  override carries(thing: string): boolean {
    return thing === "travelling" && this.props().lit.size > 0;
  }

  /** To somebody: it is given or passed there. To oneself: it is taken. */
  override put(thing: string, onto: string): Option | null {
    const { seat } = viewOf("ritual", this.props().chair.view);
    const own = seat !== null && onto === idOf("seat", seat);
    const options = own ? this.options(thing) : readId(onto).kind === "seat" || onto === "discard" ? this.options(onto) : [];
    return options.length === 1 ? options[0]! : null;
  }
}
