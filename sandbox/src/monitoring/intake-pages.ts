import * as z from 'zod';
import { html } from '../page/html.ts';
import { page } from '../page/layout.ts';
import { listReplayTexts, type MonitoredSession } from './reports.ts';

const time = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'medium' });
const product = 'Monitoring';

const card = ({ id, startedAt, events, segments }: MonitoredSession) =>
  html`<li class="card fault"><div><h2><a href="/sessions/${id}">${time.format(startedAt)}</a></h2>
<p class="muted">${events.length} events, ${segments.length} pieces of replay</p></div></li>`;

/** Returns the page that lists monitored sessions, in the given order, each with a link to its page. */
export const sessionsPage = (sessions: readonly MonitoredSession[]): string =>
  page({
    title: product,
    product,
    width: 'wide',
    body: html`<h1>Monitoring</h1>
<p class="lead">What the portal has reported, session by session.</p>
${
  sessions.length === 0
    ? html`<p class="empty">Nothing yet. Open the portal, and come back.</p>`
    : html`<ul class="mails">${sessions.map(card)}</ul>`
}`,
  });

const kindOf = z.looseObject({ type: z.string().default('replay') });

function typeOf(event: string): string {
  return kindOf.parse(JSON.parse(event)).type;
}

/** Returns the page of one monitored session: the text of its replay, and its events in the order of arrival. */
export const sessionPage = ({ startedAt, events, segments }: MonitoredSession): string =>
  page({
    title: 'Session',
    product,
    width: 'wide',
    body: html`<h1>Session of ${time.format(startedAt)}</h1>
<section class="stack" aria-labelledby="replay"><h2 id="replay">Text of the replay</h2>
<p class="muted">Everything that somebody who watches it could read. What is masked is a row of x.</p>
<pre class="card pre">${listReplayTexts(segments).join('\n')}</pre></section>
<section class="stack" aria-labelledby="events"><h2 id="events">Events</h2>
${events.map((event) => html`<details class="card"><summary>${typeOf(event)}</summary><pre class="pre">${JSON.stringify(JSON.parse(event), undefined, 2)}</pre></details>`)}</section>
<p><a href="/">To all sessions</a></p>`,
  });
