import { type Html, html } from './html.ts';

const turns = [0, 60, 120, 180, 240, 300];

const petals = (path: string, className: string): Html =>
  html`<g class="${className}">${turns.map((turn) => html`<path d="${path}" transform="rotate(${turn} 16 16)"/>`)}</g>`;

const flower = html`${petals('M16 16C10.6 11.8 11.2 5.6 16 1.2Z', 'logo-petal')}${petals(
  'M16 16C21.4 11.8 20.8 5.6 16 1.2Z',
  'logo-petal-2',
)}<circle class="logo-eye" cx="16" cy="16" r="3.6"/><circle class="logo-heart" cx="16" cy="16" r="2.4"/>`;

/** Returns the HTML of the fund manager's logo with the name `product`, as in the portal's top bar. */
export const logo = (product: string): Html =>
  html`<span class="logo"><svg width="30" height="30" viewBox="0 0 32 32" aria-hidden="true">${flower}</svg><b>Cempaka Biru</b><span class="logo-product">${product}</span></span>`;

/** The logo without name, for the browser tab. */
export const favicon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><style>.logo-petal{fill:#1E5FA8}.logo-petal-2{fill:#5C9FDC}.logo-eye{fill:#FFF}.logo-heart{fill:#F2A51F}</style>${flower}</svg>`;
