// What the credits page lists: free work of others that the client shows.
import { gameIcons } from "./credits.icons";

export interface Credit {
  work: string;
  author: string;
  licence: string;
  url: string;
}

const CC_BY = "CC BY 3.0";
const OFL = "SIL Open Font License 1.1";

const icons: Credit[] = gameIcons.map(({ name, author }) => ({
  work: name,
  author,
  licence: CC_BY,
  url: `https://game-icons.net/1x1/${author.toLowerCase()}/${name}.html`,
}));

const fonts: Credit[] = [
  { work: "IM Fell English SC", author: "Igino Marini", licence: OFL, url: "https://iginomarini.com/fell/" },
  {
    work: "Alegreya Sans",
    author: "Juan Pablo del Peral, Huerta Tipográfica",
    licence: OFL,
    url: "https://www.huertatipografica.com/en/fonts/alegreya-sans-ht",
  },
];

/** Icons are recoloured and, on cards, framed; nothing else is changed. */
export const credits = { icons, fonts };
