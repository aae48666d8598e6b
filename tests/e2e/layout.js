// What is wrong with how a table is laid out right now, as sentences; nothing: all is well. Evaluated in the page by
// tests/e2e/test_layout.py. Looks at boxes alone, as a ruler would.
() => {
  const faults = [];
  const seen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  const name = (element) =>
    element.dataset.testid || element.dataset.thing || element.className.baseVal || element.className || element.tagName;
  const isShown = (element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: false });
  const within = (box, room, slack = 1) =>
    box.left >= room.left - slack && box.top >= room.top - slack && box.right <= room.right + slack && box.bottom <= room.bottom + slack;
  /** What is left of a box when it is cut off by everything that scrolls or clips around it. */
  function visible(element) {
    let { left, top, right, bottom } = element.getBoundingClientRect();
    for (let around = element.parentElement; around; around = around.parentElement) {
      if (getComputedStyle(around).overflow === "visible") continue;
      const cut = around.getBoundingClientRect();
      [left, top, right, bottom] = [Math.max(left, cut.left), Math.max(top, cut.top), Math.min(right, cut.right), Math.min(bottom, cut.bottom)];
    }
    return { left, top, right, bottom, width: right - left, height: bottom - top };
  }
  /** What lies over the middle of an element. */
  function cover(element) {
    const box = visible(element);
    if (box.width < 4 || box.height < 4) return null;
    const on = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
    return on !== null && !element.contains(on) && !on.contains(element) ? on : null;
  }

  // The decision: question and foot whole, options reachable by scrolling inside, nothing over them.
  for (const each of document.querySelectorAll(".prompt .question, .prompt .foot, .prompt .foot button")) {
    if (!isShown(each)) continue;
    if (!within(each.getBoundingClientRect(), seen)) faults.push(`${name(each)} of the decision is outside the window`);
    else if (cover(each)) faults.push(`${name(each)} of the decision is covered by ${name(cover(each))}`);
  }
  for (const each of document.querySelectorAll(".prompt .middle .option")) {
    const box = each.getBoundingClientRect();
    if (box.left < -1 || box.right > innerWidth + 1) faults.push(`${name(each)} sticks out sideways`);
    const part = visible(each);
    if (part.height > box.height * 0.9 && cover(each) && !each.closest(".middle").querySelector(".question:hover")) {
      const middle = each.closest(".middle").getBoundingClientRect();
      if (box.top > middle.top + 60) faults.push(`${name(each)} is covered by ${name(cover(each))}`);
    }
  }
  // The board and the hand.
  const box = document.querySelector("#board .box");
  if (!box) faults.push("there is no board");
  else {
    const { height, top, bottom } = box.getBoundingClientRect();
    if (height < innerHeight * 0.45 - 1) faults.push(`the board has ${Math.round((100 * height) / innerHeight)} % of the height`);
    if (top < -1 || bottom > innerHeight + 1) faults.push("the board leaves the window");
    if (box.scrollHeight > box.clientHeight + 1) faults.push(`the board is ${box.scrollHeight} high in a box of ${box.clientHeight}`);
    if (box.scrollWidth > box.clientWidth + 1) faults.push(`the board is ${box.scrollWidth} wide in a box of ${box.clientWidth}`);
  }
  const hand = document.querySelector("#board .hand");
  if (hand && !within(hand.getBoundingClientRect(), seen)) faults.push("the hand is outside the window");
  else if (hand && hand.getBoundingClientRect().height < 40) faults.push("the hand is hardly there");
  // What can be chosen on the board is in sight, or where a finger can bring it (a map that pans).
  for (const each of document.querySelectorAll("#board .box [data-thing][role=button]")) {
    if (!isShown(each) || each.closest("[data-pans]")) continue;
    const part = visible(each);
    if (part.width < 8 || part.height < 8) faults.push(`${name(each)} can be chosen, but not seen`);
    else if (cover(each)) faults.push(`${name(each)} can be chosen, but is covered by ${name(cover(each))}`);
  }
  // Everything that stands somewhere stands inside it.
  for (const each of document.querySelectorAll("#board [data-inside]")) {
    const place = each.closest("[data-place]");
    if (isShown(each) && place && !within(each.getBoundingClientRect(), place.getBoundingClientRect(), 2))
      faults.push(`${name(each)} is not inside ${place.dataset.place}`);
  }
  if (document.documentElement.scrollHeight > innerHeight + 1) faults.push(`the page is ${document.documentElement.scrollHeight} high`);
  if (scrollY !== 0) faults.push("the page has scrolled");
  return [...new Set(faults)];
}
