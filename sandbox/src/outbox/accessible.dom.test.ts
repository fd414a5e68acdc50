import axe from 'axe-core';
import type { OutboxMail } from '../api/index.ts';
import { htmlMessage } from './message.ts';
import { outboxPage } from './pages.ts';

const mail: OutboxMail = {
  id: 1,
  to: 'tan@mail.example',
  subject: 'Please confirm your request DT-1',
  at: new Date('2026-11-26T04:00:00Z'),
  body: 'Dear Tan Mei Ling,\n\nPlease confirm it.',
  content: {
    greeting: 'Dear Tan Mei Ling,',
    lead: 'An agent has prepared the following for you:',
    rows: [
      {
        what: 'Invest MYR 10.00 in Sukuk',
        order: {
          product: 'Invest in Sukuk',
          size: 'MYR 10.00',
          chargePercent: '1.00%',
          charge: 'MYR 0.10',
          net: 'MYR 9.90',
        },
        facts: ['Sales charge MYR 0.10 (1.00%)'],
      },
      { what: 'Update your information', facts: ['It is new'] },
    ],
    notes: ['Please confirm it.'],
    company: 'Cempaka Biru Asset Management Berhad',
  },
  token: 'one',
  confirmUrl: 'https://outbox.example/c',
  rejectUrl: 'https://outbox.example/r',
};
const { subject, content } = mail;
const links = { confirmUrl: 'https://outbox.example/c', rejectUrl: 'https://outbox.example/r' };

test.each([
  ['an e-mail', content ? htmlMessage(subject, content, links) : ''],
  ['the outbox with messages', outboxPage([mail, { ...mail, id: 2, subject: 'Your one-time code' }])],
  ['the outbox without messages', outboxPage([])],
])('axe finds nothing in %s, best practices included', async (_what, page) => {
  document.documentElement.innerHTML = page.replace(/^<!doctype html>\s*<html[^>]*>/, '');
  document.documentElement.lang = 'en-MY';
  const { violations } = await axe.run(document, { rules: { 'color-contrast': { enabled: false } } });
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
});
