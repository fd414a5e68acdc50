import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import type { MaintenanceSwitch } from '../api/index.ts';
import { browserTagOf } from '../origins/per-browser.ts';
import { html } from '../page/html.ts';
import { page } from '../page/layout.ts';
import { sendPage } from '../page/send-page.ts';

/** A date and time in Malaysia from the form, `2026-11-29T01:00`. */
const formInstant = z.union([
  z.literal('').transform(() => null),
  z
    .string()
    .regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/)
    .transform((text) => `${text}:00+08:00`),
]);
const choice = z.object({
  state: z.enum(['open', 'closed']),
  message: z.string().max(300).default(''),
  from: formInstant.default(null),
  to: formInstant.default(null),
});

const field = (name: string, label: string, value: string | null) =>
  html`<div class="field"><label for="${name}">${label}</label><input id="${name}" name="${name}" type="datetime-local" value="${(value ?? '').slice(0, 16)}"></div>`;

const maintenancePage = ({ active, message, from, to }: ReturnType<MaintenanceSwitch['of']>): string =>
  page({
    title: 'Maintenance',
    product: 'Maintenance',
    body: html`<h1>Maintenance</h1>
<p class="lead">The answer that the portal gets when it asks whether it is closed. Open pages ask each minute.</p>
<p class="banner" role="status">${active ? 'The portal is closed.' : 'The portal is open.'}</p>
<form class="form" method="post" action="/maintenance">
<div class="field"><label for="message">Message</label><input id="message" name="message" maxlength="300" value="${message}" autocomplete="off"></div>
<div class="columns">${field('from', 'Planned from, in Malaysia', from)}${field('to', 'Expected to end', to)}</div>
<div class="actions"><button class="button button--outline" name="state" value="open">Open the portal</button>
<button class="button button--primary" name="state" value="closed">Close the portal</button></div>
</form>
<p><a href="/">To the outbox</a></p>`,
  });

/** Adds the page `/maintenance`, where people close, announce and open the portal. */
export function addMaintenancePage(app: FastifyInstance, maintenance: MaintenanceSwitch): void {
  app.get('/maintenance', (request, reply) =>
    sendPage(reply, maintenancePage(maintenance.of(request.headers['user-agent']))),
  );
  app.post('/maintenance', (request, reply) => {
    const { state, ...rest } = choice.parse(request.body ?? {});
    maintenance.set({
      ...rest,
      active: state === 'closed',
      visitor: browserTagOf(request.headers['user-agent']),
    });
    return reply.redirect('/maintenance', 303);
  });
}
