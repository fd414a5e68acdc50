import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import type { clockControls } from '../api/index.ts';
import { type Html, html } from '../page/html.ts';
import { page } from '../page/layout.ts';
import { sendPage } from '../page/send-page.ts';

/** What the clock page can do. Without a customer it is about all orders. */
export type ClockControls = ReturnType<typeof clockControls>;

type OpenOrderRow = Awaited<ReturnType<ClockControls['openOrders']>>[number];

/** The longest redemption cycle is 10 business days. */
const MAX_DAYS = 20;
const dayFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' });
/** Formats a day, YYYY-MM-DD: `27 Nov 2026`. */
const formatDay = (day: string): string => dayFormat.format(new Date(day));

/** Maximum number of orders on the page. */
const MAX_ORDERS = 100;

const customer = z
  .string()
  .trim()
  .max(40)
  .transform((id) => (id === '' ? undefined : id))
  .optional();
const query = z.object({ customerId: customer, processed: z.coerce.number().int().optional() });
const choice = z.object({ days: z.coerce.number().int().min(1).max(MAX_DAYS), customerId: customer });

const orderCard = ({
  formNo,
  customerName,
  customerId,
  types,
  status,
  tradeDate,
  processedTo,
  isSettled,
}: OpenOrderRow): Html =>
  html`<li class="card fault"><div><h3>${formNo}: ${types.join(', ')}</h3><p>${customerName} (${customerId})</p><p class="muted">Trade date ${formatDay(tradeDate)} · ${processedTo === null ? 'No day has passed' : `Processed to ${formatDay(processedTo)}`} · ${isSettled ? 'Priced, not paid out' : 'Not priced'}</p></div><span class="chip">${status}</span></li>`;

function processedText(count: number): string {
  if (count === 0) return 'No order was waiting.';
  return count === 1 ? '1 order was processed.' : `${count} orders were processed.`;
}

const clockPage = (
  orders: readonly OpenOrderRow[],
  customerId: string | undefined,
  orderCount: number | undefined,
): string =>
  page({
    title: 'Business days',
    product: 'Clock',
    width: 'wide',
    body: html`<h1>Business days</h1>
<p class="lead">Let days pass for confirmed orders: they are taken up, priced and paid out. The time of the portal does not change.</p>
${orderCount === undefined ? undefined : html`<p class="banner banner--success" role="status">${processedText(orderCount)}</p>`}
<form class="form" method="post" action="/clock">
<div class="columns"><div class="field"><label for="days">Business days</label><input id="days" name="days" type="number" min="1" max="${MAX_DAYS}" value="1" required></div>
<div class="field"><label for="customerId">Customer number (empty: all)</label><input id="customerId" name="customerId" maxlength="40" value="${customerId ?? ''}" autocomplete="off"></div></div>
<div><button class="button button--primary">Let days pass</button></div>
</form>
<section aria-labelledby="open" class="stack"><h2 id="open">Waiting orders</h2>${
      orders.length === 0
        ? html`<p class="empty">No order is waiting. An order waits once it is confirmed, paid and has its documents.</p>`
        : html`<ul class="mails">${orders.slice(0, MAX_ORDERS).map(orderCard)}</ul>`
    }</section>
<p><a href="/">To the outbox</a></p>`,
  });

/** Adds the page `/clock`, where people let business days pass for confirmed orders. */
export function addClockPage(app: FastifyInstance, controls: ClockControls): void {
  app.get('/clock', async (request, reply) => {
    const { customerId, processed } = query.parse(request.query);
    return sendPage(reply, clockPage(await controls.openOrders(customerId), customerId, processed));
  });
  app.post('/clock', async (request, reply) => {
    const { days, customerId } = choice.parse(request.body ?? {});
    const processed = await controls.passDays(days, customerId);
    const parameters = new URLSearchParams({
      ...(customerId === undefined ? {} : { customerId }),
      processed: String(processed),
    });
    return reply.redirect(`/clock?${parameters}`, 303);
  });
}
