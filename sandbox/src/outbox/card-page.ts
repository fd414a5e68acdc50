import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import type { CardSide } from '../cards/card.ts';
import { cardPicture } from '../cards/card-picture.ts';
import { type Html, html } from '../page/html.ts';
import { page } from '../page/layout.ts';
import { sendPage } from '../page/send-page.ts';
import { dateInKualaLumpur } from '../rules/calendar.ts';
import { birthAndGender } from '../rules/identity/birth-and-gender.ts';
import { PLACES } from '../seed/reference/places.ts';

/** People of the demo cards: name and MyKad number. */
const PEOPLE: readonly (readonly [name: string, idNo: string])[] = [
  ['Nurul Huda binti Zamri', '910725-10-6048'],
  ['Tan Wei Jun', '880412-14-5233'],
  ['Lim Kok Seng', '620118-07-5311'],
  ['Aiman bin Azman', '150312-10-1235'],
];

const text = z.string().trim().max(100).catch('');
const typed = z.object({
  docType: z.enum(['MYKAD', 'PASSPORT']).catch('MYKAD'),
  name: text,
  idNo: text,
  dob: text,
  gender: text,
  expiresOn: text,
  nationality: text,
  address1: text,
  postcode: text,
});
type Typed = z.output<typeof typed>;

const example: Typed = {
  docType: 'MYKAD',
  name: 'Nurul Huda binti Zamri',
  idNo: '910725-10-6048',
  dob: '',
  gender: '',
  expiresOn: '',
  nationality: '',
  address1: 'No. 7, Jalan SS 2/44',
  postcode: '47301',
};

/** The sides of a card with these values. Birth and gender of a MyKad are those of its number. */
function sidesOf(card: Typed, now: Date): readonly CardSide[] {
  const { docType, name, idNo, address1, postcode } = card;
  const place = PLACES.find(([code]) => code === postcode);
  if (docType === 'PASSPORT') {
    const { dob, gender, expiresOn, nationality } = card;
    const facts = {
      ...(/^\d{4}-\d{2}-\d{2}$/.test(dob) ? { dob } : {}),
      ...(gender === 'M' || gender === 'F' ? { gender: gender as 'M' | 'F' } : {}),
      ...(/^\d{4}-\d{2}-\d{2}$/.test(expiresOn) ? { expiresOn } : {}),
      ...(nationality.length === 2 ? { nationality } : {}),
    };
    return [{ side: 'front', docType, idNo, name, ...facts }];
  }
  const born = birthAndGender(idNo, dateInKualaLumpur(now));
  const front: CardSide = {
    side: 'front',
    docType,
    idNo,
    name,
    ...(born ? { dob: born.dateOfBirth, gender: born.gender } : {}),
    ...(address1 ? { address1 } : {}),
    ...(postcode ? { postcode } : {}),
    ...(place ? { city: place[1], state: place[2] } : {}),
    // a stroke in an address is often misread
    ...(address1.includes('/') ? { uncertain: ['address1'] } : {}),
  };
  return [front, { side: 'back', docType, idNo }];
}

const field = (name: keyof Typed, label: string, card: Typed): Html =>
  html`<div class="field"><label for="${name}">${label}</label><input id="${name}" name="${name}" maxlength="100" value="${card[name]}" autocomplete="off"></div>`;

const option = (value: string, label: string, chosen: string): Html =>
  value === chosen
    ? html`<option value="${value}" selected>${label}</option>`
    : html`<option value="${value}">${label}</option>`;

const picture = (card: Typed, { side, idNo }: CardSide): Html => {
  const query = new URLSearchParams({ ...card, side });
  const id = `card-${side}`;
  const label = side === 'front' ? 'Front' : 'Back';
  return html`<li class="card"><img id="${id}" src="/cards/picture.svg?${query.toString()}" alt="${label} of the demo card ${idNo}" width="430" height="270"><p><button class="button button--outline" type="button" data-card="${id}">Save the ${label.toLowerCase()} as PNG</button></p></li>`;
};

function cardPage(card: Typed, now: Date): string {
  const people = PEOPLE.map(
    ([name, idNo]) =>
      html`<li><a href="/cards?${new URLSearchParams({ ...example, name, idNo }).toString()}">${name}, ${idNo}</a></li>`,
  );
  return page({
    title: 'Cards',
    product: 'Cards',
    width: 'wide',
    script: '/assets/save-card.js',
    body: html`<h1>Cards</h1>
<p class="lead">Demo cards for onboarding. The code on a card has its data, and the portal’s reader reads it, also from a photo of the printed page.</p>
<ul class="mails">${sidesOf(card, now).map((side) => picture(card, side))}</ul>
<section class="stack" aria-labelledby="people"><h2 id="people">Demo people</h2><ul>${people}</ul></section>
<form class="form" method="get" action="/cards"><h2>Another card</h2>
<div class="field"><label for="docType">Document</label><select id="docType" name="docType">${[option('MYKAD', 'MyKad', card.docType), option('PASSPORT', 'Passport', card.docType)]}</select></div>
<div class="columns">${[
      field('name', 'Name', card),
      field('idNo', 'Number', card),
      field('address1', 'Address, of a MyKad', card),
      field('postcode', 'Postcode, of a MyKad', card),
      field('dob', 'Date of birth, of a passport (YYYY-MM-DD)', card),
      field('gender', 'Gender, of a passport (M or F)', card),
      field('expiresOn', 'Expires on, of a passport (YYYY-MM-DD)', card),
      field('nationality', 'Nationality, of a passport (two letters)', card),
    ]}</div>
<button class="button button--primary">Make the card</button></form>
<p><a href="/">To the outbox</a></p>`,
  });
}

/** Adds the page `/cards`, which makes pictures of demo identity cards; the call `extract-id` of the API reads them. */
export function addCardPage(app: FastifyInstance): void {
  const cardOf = (query: unknown): Typed => {
    const card = typed.parse(query ?? {});
    return card.idNo === '' ? { ...example, docType: card.docType } : card;
  };
  app.get('/cards', (request, reply) => sendPage(reply, cardPage(cardOf(request.query), new Date())));
  app.get('/cards/picture.svg', (request, reply) => {
    const sides = sidesOf(cardOf(request.query), new Date());
    const { side } = z.object({ side: z.string().optional() }).parse(request.query ?? {});
    const shown = sides.find((each) => each.side === side) ?? sides[0];
    return shown === undefined
      ? reply.callNotFound()
      : reply.type('image/svg+xml').header('cache-control', 'no-store').send(cardPicture(shown));
  });
}
