import type { FastifyInstance, FastifyReply } from 'fastify';
import * as z from 'zod';
import { visitorOf } from '../origins/per-browser.ts';
import { html } from '../page/html.ts';
import { page } from '../page/layout.ts';

/** A maintenance as people choose it. */
export interface MaintenanceChoice {
  readonly active: boolean;
  readonly message: string;
  /** Instants with a zone. */
  readonly from: string | null;
  readonly to: string | null;
  /** The one browser that it is for; without it, everybody. */
  readonly visitor?: string | undefined;
}

/** Where people close the portal for maintenance. */
export interface MaintenanceDesk {
  /** What the browser that sends this User-Agent is told. */
  of(userAgent: string | undefined): MaintenanceChoice;
  set(choice: MaintenanceChoice): void;
}

/** Malaysia's own clock, as a form of the browser sends it: `2026-11-29T01:00`. */
const moment = z.union([
  z.literal('').transform(() => null),
  z
    .string()
    .regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/)
    .transform((text) => `${text}:00+08:00`),
]);
const choice = z.object({
  state: z.enum(['open', 'closed']),
  message: z.string().max(300).default(''),
  from: moment.default(null),
  to: moment.default(null),
});

const field = (name: string, label: string, value: string | null) =>
  html`<div class="field"><label for="${name}">${label}</label><input id="${name}" name="${name}" type="datetime-local" value="${(value ?? '').slice(0, 16)}"></div>`;

const maintenancePage = ({ active, message, from, to }: MaintenanceChoice): string =>
  page({
    title: 'Maintenance',
    product: 'Maintenance',
    body: html`<h1>Maintenance</h1>
<p class="lead">What the portal is told when it asks whether it is closed. Open pages ask each minute.</p>
<p class="banner" role="status">${active ? 'The portal is closed.' : 'The portal is open.'}</p>
<form class="form" method="post" action="/maintenance">
<div class="field"><label for="message">Message</label><input id="message" name="message" maxlength="300" value="${message}" autocomplete="off"></div>
<div class="columns">${field('from', 'Planned from, in Malaysia', from)}${field('to', 'Expected to end', to)}</div>
<div class="actions"><button class="button button--outline" name="state" value="open">Open the portal</button>
<button class="button button--primary" name="state" value="closed">Close the portal</button></div>
</form>
<p><a href="/">To the outbox</a></p>`,
  });

/** `/maintenance`: people close the portal, announce that, and open it again. */
export function addMaintenancePage(
  app: FastifyInstance,
  desk: MaintenanceDesk,
  sendPage: (reply: FastifyReply, content: string) => FastifyReply,
): void {
  app.get('/maintenance', (request, reply) =>
    sendPage(reply, maintenancePage(desk.of(request.headers['user-agent']))),
  );
  app.post('/maintenance', (request, reply) => {
    const { state, ...rest } = choice.parse(request.body ?? {});
    desk.set({ ...rest, active: state === 'closed', visitor: visitorOf(request.headers['user-agent']) });
    return reply.redirect('/maintenance', 303);
  });
}
