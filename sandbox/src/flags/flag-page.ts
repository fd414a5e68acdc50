import { html } from '../page/html.ts';
import { page } from '../page/layout.ts';
import type { FlagSet } from './flag-store.ts';

interface FlagPageData {
  readonly flags: FlagSet;
  /** Number of open event streams. */
  readonly following: number;
  /** Number of usage reports received. */
  readonly reports: number;
}

const countText = (count: number, one: string, many: string): string =>
  `${count} ${count === 1 ? one : many}`;

/**
 * Page `/` of the flag service: each flag with a field to change it, and how many pages follow the flags and how many
 * reports came.
 */
export const flagPage = ({ flags, following, reports }: FlagPageData): string =>
  page({
    title: 'Flags',
    product: 'Flags',
    body: html`<h1>Flags</h1>
<p class="lead">What the portal asks of the flag service. A change reaches open pages at once.</p>
${Object.entries(flags).map(
  ([
    name,
    value,
  ]) => html`<section class="card" aria-labelledby="${name}"><div class="card-head"><h2 id="${name}">${name}</h2></div>
<form class="form form--card" method="post" action="/flags">
<input type="hidden" name="name" value="${name}">
<div class="field"><label for="value-${name}">Value</label><input id="value-${name}" name="value" value="${String(value)}" maxlength="100" autocomplete="off"></div>
<button class="button button--outline">Set</button>
</form></section>`,
)}
<section class="card" aria-labelledby="another"><div class="card-head"><h2 id="another">Another flag</h2></div>
<form class="form form--card" method="post" action="/flags">
<div class="field"><label for="name">Name</label><input id="name" name="name" required maxlength="100" autocomplete="off"></div>
<button class="button button--primary" name="value" value="true">Turn on</button>
<button class="button button--outline" name="value" value="false">Turn off</button>
</form></section>
<p class="muted">${countText(following, 'page follows', 'pages follow')} the flags now; ${countText(reports, 'report', 'reports')} received.</p>`,
  });
