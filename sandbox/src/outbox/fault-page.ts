import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import type { faultControls } from '../api/index.ts';
import { browserTagOf } from '../origins/per-browser.ts';
import { type Html, html } from '../page/html.ts';
import { page } from '../page/layout.ts';
import { sendPage } from '../page/send-page.ts';

/** What the fault page can do: list, set and end faults of the main API. */
export type FaultControls = ReturnType<typeof faultControls>;

/** Label and description of each kind of fault. */
const kinds = {
  'html-500': ['Server error', 'answers 500 with a page of HTML'],
  'html-200': ['Page of a proxy', 'answers 200 with a page of HTML; nothing is done'],
  unavailable: ['Not available', 'answers 503; nothing is done'],
  unauthorised: ['Not logged in', 'answers 401, as when the session has ended'],
  'wrong-shape': ['Wrong answer', 'answers 200 with something that is not the answer'],
  reset: ['Connection lost', 'breaks the connection; nothing is done'],
  hang: ['No answer', 'never answers'],
  slow: ['Slow answer', 'answers after a while'],
  'commit-then-lose': ['Answer lost', 'does the work, then breaks the connection'],
  'commit-then-503': ['Done, not available', 'does the work, then answers 503'],
} as const;

type Kind = keyof typeof kinds;
const kindNames: readonly string[] = Object.keys(kinds);
const isKind = (name: string): name is Kind => kindNames.includes(name);

const choice = z.object({
  call: z.string(),
  kind: z.string(),
  times: z.union([z.literal('always').transform(() => undefined), z.coerce.number().int().min(1).max(99)]),
  seconds: z.coerce.number().min(0).max(120).default(10),
});
const ending = z.object({ call: z.string().optional() });

const option = (value: string, label: string): Html => html`<option value="${value}">${label}</option>`;

const select = (name: string, label: string, options: readonly Html[]): Html =>
  html`<div class="field"><label for="${name}">${label}</label><select id="${name}" name="${name}">${options}</select></div>`;

function describeCallCount(count: number): string {
  if (!Number.isFinite(count)) return 'every call, until it is switched off';
  return count === 1 ? 'the next call' : `the next ${count} calls`;
}

type Active = ReturnType<FaultControls['active']>[number];

const activeCard = ({ call, kind, left, ms = 0 }: Active): Html => {
  const [label, text] = isKind(kind) ? kinds[kind] : [kind, ''];
  const after = kind === 'slow' ? ` (${ms / 1000} s)` : '';
  return html`<li class="card fault"><div><h3>${label}</h3><p><code>${call}</code></p><p class="muted">${text}${after}; ${describeCallCount(left)}</p></div>
<form method="post" action="/faults/end"><input type="hidden" name="call" value="${call}"><button class="button button--outline" aria-label="Switch off ${label}: ${call}">Switch off</button></form></li>`;
};

const activeList = (active: readonly Active[]): Html =>
  active.length === 0
    ? html`<p class="empty">All is well: every call is answered.</p>`
    : html`<ul class="mails">${active.map(activeCard)}</ul>
<form method="post" action="/faults/end"><button class="button button--outline button--block">Switch all off</button></form>`;

const faultPage = ({ calls }: FaultControls, active: readonly Active[]): string =>
  page({
    title: 'Faults',
    product: 'Faults',
    width: 'wide',
    body: html`<h1>Faults</h1>
<p class="lead">Make calls of the main API go wrong, and see what the portal does.</p>
<section aria-labelledby="new" class="card"><div class="card-head"><h2 id="new">Break a call</h2></div>
<form class="form form--card" method="post" action="/faults">
${select(
  'call',
  'Call',
  calls.map((call) => option(call, call)),
)}
${select(
  'kind',
  'What goes wrong',
  Object.entries(kinds).map(([kind, [label, text]]) => option(kind, `${label}: ${text}`)),
)}
<div class="columns">${select('times', 'How often', [
      option('1', 'Once'),
      option('2', 'Twice'),
      option('3', 'Three times'),
      option('always', 'Until it is switched off'),
    ])}
<div class="field"><label for="seconds">Seconds, for a slow answer</label><input id="seconds" name="seconds" type="number" min="0" max="120" step="any" value="10"></div></div>
<button class="button button--primary">Break it</button>
</form></section>
<section aria-labelledby="active" class="stack"><h2 id="active">Switched on</h2>${activeList(active)}</section>
<p><a href="/">To the outbox</a></p>`,
  });

/** Adds the page `/faults`, where people choose a call, a fault and how often it occurs. */
export function addFaultPage(app: FastifyInstance, controls: FaultControls): void {
  app.get('/faults', (request, reply) =>
    sendPage(reply, faultPage(controls, controls.active(browserTagOf(request.headers['user-agent'])))),
  );
  app.post('/faults', (request, reply) => {
    const { call, kind, times, seconds } = choice.parse(request.body ?? {});
    controls.set({
      call,
      kind,
      times,
      ms: seconds * 1000,
      browserTag: browserTagOf(request.headers['user-agent']),
    });
    return reply.redirect('/faults', 303);
  });
  app.post('/faults/end', (request, reply) => {
    controls.end(ending.parse(request.body ?? {}).call, browserTagOf(request.headers['user-agent']));
    return reply.redirect('/faults', 303);
  });
}
