import encodeQR from 'qr';
import { type Html, html } from '../page/html.ts';
import { type CardSide, toCardText } from './card.ts';

/** Size of the picture, in the proportions of an identity card. */
const WIDTH = 860;
const HEIGHT = 540;
/** Side of the code. */
const CODE = 300;

const INK = '#16302f';

/** The code of a side as one path. Its data is what `extract-id` reads. */
function codePath(side: CardSide): { readonly path: string; readonly size: number } {
  const rows = encodeQR(toCardText(side), 'raw', { ecc: 'medium', border: 2 });
  const path = rows
    .flatMap((cells, y) => cells.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join('');
  return { path, size: rows.length };
}

const titles = { MYKAD: 'Demo card, no identity document', PASSPORT: 'Demo passport, no identity document' };

function linesOf(side: CardSide): readonly string[] {
  const { name, dob, gender, nationality, expiresOn, address1, address2, address3, postcode, city } = side;
  return [
    name,
    dob && `Born ${dob}${gender === 'F' ? ', female' : gender === 'M' ? ', male' : ''}`,
    nationality && `Nationality ${nationality}`,
    expiresOn && `Expires on ${expiresOn}`,
    address1,
    address2,
    address3,
    [postcode, city].filter(Boolean).join(' '),
  ].filter((line): line is string => Boolean(line));
}

/** The picture of one side of a demo card, as SVG, with the QR code that `readPicture` reads. */
export function cardPicture(side: CardSide): string {
  const { path, size } = codePath(side);
  const lines = linesOf(side).map(
    (line, at): Html => html`<text x="40" y="${220 + at * 38}" font-size="24">${line}</text>`,
  );
  return String(html`<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="Inter, Arial, sans-serif" fill="${INK}">
<rect width="${WIDTH}" height="${HEIGHT}" rx="28" fill="#d8ece8"/>
<text x="40" y="66" font-size="26" font-weight="600">${titles[side.docType]}</text>
<text x="40" y="104" font-size="20">${side.side === 'front' ? 'Front' : 'Back'}</text>
<text x="40" y="172" font-size="40" font-weight="600">${side.idNo}</text>
${lines}
<svg x="${WIDTH - CODE - 40}" y="${HEIGHT - CODE - 40}" width="${CODE}" height="${CODE}" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><rect width="${size}" height="${size}" fill="#fff"/><path d="${path}" fill="#000"/></svg>
</svg>`);
}
