import { type Html, html } from './html.ts';
import { logo } from './logo.ts';

/** Content of a page. */
export interface Page {
  /** Title of the browser tab. */
  readonly title: string;
  /** Text beside the manager's name in the logo. */
  readonly product: string;
  readonly body: Html;
  /** Width of the content: `narrow` for a form (default), `wide` for a list. */
  readonly width?: 'narrow' | 'wide';
  /** Path of a script on the same origin: `/assets/sign-in.js`. Nothing is painted before it ran: a painted button works. */
  readonly script?: string;
}

/** Returns the HTML of a page of the sandbox in the portal's design, light and dark, with one column. */
export const page = ({ title, product, body, width = 'narrow', script }: Page): string =>
  String(html`<!doctype html>
<html lang="en-MY">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · Cempaka Biru</title>
<link rel="icon" href="/assets/logo.svg">
<link rel="preload" href="/assets/inter.woff2" as="font" type="font/woff2" crossorigin>
<link rel="stylesheet" href="/assets/page.css">
${script && html`<script src="${script}" defer blocking="render"></script>`}
</head>
<body>
<div class="page page--${width}">
<header class="head">${logo(product)}<span class="chip chip--warn">Sandbox</span></header>
<main>${body}</main>
</div>
</body>
</html>
`);

/** Returns the HTML of a page with a heading and one paragraph. */
export const messagePage = (product: string, title: string, text: string): string =>
  page({ title, product, body: html`<h1>${title}</h1><p class="lead">${text}</p>` });
