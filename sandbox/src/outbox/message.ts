import { html } from '../page/html.ts';
import type { MailContent } from '../rules/orders/mail-content.ts';

/** Links of a confirmation e-mail. */
export interface AnswerLinks {
  readonly confirmUrl: string;
  readonly rejectUrl: string;
}

const cell = 'padding:12px 0;border-bottom:1px solid #d5dde3;font-size:14px;line-height:20px';
const figure = 'padding:4px 0 4px 6px;font-size:12px;line-height:18px;text-align:right;vertical-align:top';
const head =
  'padding:8px 0 4px 6px;font-size:12px;line-height:16px;text-align:right;vertical-align:bottom;color:#50606c;border-bottom:2px solid #d5dde3';
const first = ';padding-left:0;text-align:left';
const muted = 'color:#50606c;font-size:13px;line-height:18px';
const link = 'display:inline-block;padding:10px 18px;border-radius:8px;font-weight:600;text-decoration:none';

type Row = MailContent['rows'][number];

const factLines = (facts: readonly string[]) =>
  facts.map((fact) => html`<br><span style="${muted}">${fact}</span>`);

const figures = ['Amount or units', 'Charge', 'Charge in money', 'Net'];

/** An order: what it is above its figures, and what else is said of it below them. */
const orderRows = ({ order, facts }: Row) =>
  order === undefined
    ? []
    : [
        html`<tr><th colspan="${figures.length}" scope="rowgroup" style="padding:12px 0 0;font-size:14px;line-height:20px;text-align:left">${order.product}</th></tr>
<tr>${[order.size, order.chargePercent, order.charge, order.net].map((text, at) => html`<td style="${figure}${at === 0 ? first : ''}">${text}</td>`)}</tr>
<tr><td colspan="${figures.length}" style="padding:0 0 12px;border-bottom:1px solid #d5dde3;line-height:0">${factLines(facts)}</td></tr>`,
      ];

/** The orders of an e-mail as a table; nothing without any. */
const orderTable = (rows: readonly Row[]) =>
  rows.length === 0
    ? undefined
    : html`<table width="100%" cellpadding="0" cellspacing="0"><thead><tr>${figures.map((name, at) => html`<th scope="col" style="${head}${at === 0 ? first : ''}">${name}</th>`)}</tr></thead>
<tbody>${rows.flatMap(orderRows)}</tbody></table>`;

/** What is not an order, one below the other; nothing without any. */
const otherRows = (rows: readonly Row[]) =>
  rows.length === 0
    ? undefined
    : html`<table width="100%" cellpadding="0" cellspacing="0">${rows.map(
        ({ what, facts }) => html`<tr><td style="${cell}"><b>${what}</b>${factLines(facts)}</td></tr>`,
      )}</table>`;

/**
 * Returns an e-mail as HTML for mail clients: tables and styles on the elements, no picture, no script, nothing that is loaded.
 */
export const htmlMessage = (
  subject: string,
  { greeting, lead, rows, notes, company }: MailContent,
  links: AnswerLinks | undefined,
): string =>
  html`<!doctype html>
<html lang="en-MY"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${subject}</title></head>
<body style="margin:0;background:#f2f5f7"><div role="main"><table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px;background:#ffffff;border:1px solid #d5dde3;border-radius:12px;font-family:Arial,Helvetica,sans-serif;color:#13222c">
<tr><td style="padding:18px 16px;border-bottom:3px solid #0b6b62;font-size:14px;line-height:20px;font-weight:bold">${company}</td></tr>
<tr><td style="padding:20px 16px"><h1 style="margin:0 0 16px;font-size:20px;line-height:28px">${subject}</h1><p style="margin:0 0 12px;font-size:14px;line-height:20px">${greeting}</p><p style="margin:0 0 8px;font-size:14px;line-height:20px">${lead}</p>
${orderTable(rows.filter(({ order }) => order))}
${otherRows(rows.filter(({ order }) => !order))}
${notes.map((note) => html`<p style="margin:14px 0 0;font-size:14px;line-height:20px">${note}</p>`)}
${
  links === undefined
    ? undefined
    : html`<p style="margin:20px 0 0"><a href="${links.confirmUrl}" style="${link};background:#0b6b62;color:#ffffff">Confirm</a>&nbsp; <a href="${links.rejectUrl}" style="${link};border:1px solid #7d8c97;color:#13222c">Reject</a></p>`
}
</td></tr></table></td></tr></table></div></body></html>`
    .toString()
    // an account's number is one word: a line does not break in it
    .replaceAll('•••• ', '••••\u00a0');

const base64 = (text: string): string =>
  Buffer.from(text, 'utf8').toString('base64').replace(/.{76}/g, '$&\r\n');

/** Encodes a header's text, which may have other letters than ASCII. */
const encodedWord = (text: string): string => `=?UTF-8?B?${Buffer.from(text, 'utf8').toString('base64')}?=`;

/** The parts of a message. */
export interface Message {
  readonly to: string;
  readonly subject: string;
  readonly at: Date;
  readonly text: string;
  readonly html: string;
}

/** Returns a message as a file that mail clients open (RFC 5322), with plain text and HTML. */
export function messageFile({ to, subject, at, text, html: content }: Message): string {
  const boundary = 'portal-sandbox-part';
  const part = (type: string, words: string) =>
    [
      `--${boundary}`,
      `Content-Type: ${type}; charset=utf-8`,
      'Content-Transfer-Encoding: base64',
      '',
      base64(words),
    ].join('\r\n');
  return [
    'From: Cempaka Biru <no-reply@cempakabiru.example>',
    `To: ${to.replaceAll(/[\r\n]/g, ' ')}`,
    `Subject: ${encodedWord(subject)}`,
    `Date: ${at.toUTCString().replace('GMT', '+0000')}`,
    'MIME-Version: 1.0',
    `Content-Type: multipart/alternative; boundary="${boundary}"`,
    '',
    part('text/plain', text),
    part('text/html', content),
    `--${boundary}--`,
    '',
  ].join('\r\n');
}
