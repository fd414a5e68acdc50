import type { OutboxMail } from '../api/index.ts';
import { type Html, html } from '../page/html.ts';
import { page } from '../page/layout.ts';
import type { AnswerOutcome, CustomerAnswer } from '../rules/orders/status-transitions.ts';

/** Text beside the logo. */
export const product = 'Outbox';

const time = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Asia/Kuala_Lumpur',
});

/** Maximum number of messages on the page. */
const maxMessages = 100;

/** How to make a payment fail or wait in the sandbox. */
const paymentHelp = html`<section class="banner" aria-labelledby="payments"><h2 id="payments">How payments end</h2>
<p>A payment is verified as paid, whatever its method.</p>
<p>A reference that begins with FAIL fails.</p>
<p>A reference that begins with WAIT is pending at the first two verifications and paid at the third.</p></section>`;

/** Path of an e-mail's link on the outbox's origin. */
const answerPath = (token: string, answer: CustomerAnswer): string =>
  `/mail/${encodeURIComponent(token)}/${answer}`;

const answerButtons = (token: string): Html => html`<div class="actions">
<form method="post" action="${answerPath(token, 'reject')}"><button class="button button--outline button--block">Reject</button></form>
<form method="post" action="${answerPath(token, 'confirm')}"><button class="button button--primary button--block">Confirm</button></form>
</div>`;

const mailCard = ({
  id,
  to,
  subject,
  at,
  body,
  content,
  token,
}: OutboxMail): Html => html`<li><article class="card" aria-labelledby="mail-${id}">
<div class="card-head mail-head"><h2 id="mail-${id}">${subject}</h2><time datetime="${at.toISOString()}">${time.format(at)} MYT</time><p>To ${to}</p></div>
<div class="mail-body"><p class="mail-text">${body}</p>${
  content === undefined
    ? undefined
    : html`<p><a href="/messages/${id}.html">As a mail client shows it</a>, <a href="/messages/${id}.eml">as a file for one</a></p>`
}${token === undefined ? undefined : answerButtons(token)}</div>
</article></li>`;

/**
 * Returns the page of messages in the given order, up to a limit; those that ask for an answer have buttons to confirm
 * and to reject.
 */
export const outboxPage = (mails: readonly OutboxMail[]): string =>
  page({
    title: 'Outbox',
    product,
    width: 'wide',
    body: html`<h1>Outbox</h1>
<p class="lead">E-mails and text messages that people would have received. Answer one here as the customer would.</p>
${
  mails.length === 0
    ? html`<p class="empty">Nothing yet. A message appears when an agent sends a checkout to a customer, or asks for a one-time code.</p>`
    : html`<ul class="mails">${mails.slice(0, maxMessages).map(mailCard)}</ul>`
}
${paymentHelp}
<nav class="card" aria-label="What else the sandbox does"><ul>
<li><a class="row" href="/cards">Demo identity cards for onboarding</a></li>
<li><a class="row" href="/clock">Let business days pass for confirmed orders</a></li>
<li><a class="row" href="/faults">Make calls of the main API go wrong</a></li>
<li><a class="row" href="/maintenance">Close the portal for maintenance</a></li>
</ul></nav>`,
  });

const verbs = { confirm: 'Confirm', reject: 'Reject' } as const;

const reasonField = html`<div class="field"><label for="reason">Why? Your agent reads it</label><input id="reason" name="reason" maxlength="500" autocomplete="off"></div>`;

/**
 * Returns the page of an e-mail's link, with a button that gives the answer, and for a rejection a field for the
 * reason. It asks before it answers, because mail scanners open links. `token` is the link's.
 */
export const questionPage = (token: string, answer: CustomerAnswer): string =>
  page({
    title: `${verbs[answer]} this request`,
    product: 'Customer',
    body: html`<h1>${verbs[answer]} this request?</h1>
<p class="lead">${
      answer === 'confirm'
        ? 'It is processed once you have confirmed.'
        : 'Nothing is carried out, and your agent is informed.'
    }</p>
<form class="form" method="post" action="${answerPath(token, answer)}">${answer === 'reject' ? reasonField : undefined}<button class="button button--primary">${verbs[answer]}</button></form>`,
  });

interface ResultText {
  /** HTTP status of the page. */
  readonly status: number;
  readonly tone: 'success' | 'danger' | 'info';
  readonly title: string;
  readonly text: string;
}

const resultTexts: Readonly<Record<AnswerOutcome, ResultText>> = {
  confirmed: {
    status: 200,
    tone: 'success',
    title: 'Confirmed',
    text: 'Thank you. Your agent can see it at once.',
  },
  'confirmed-by-one': {
    status: 200,
    tone: 'success',
    title: 'Confirmed by you',
    text: 'Thank you. The account’s other holder has to confirm too.',
  },
  rejected: {
    status: 200,
    tone: 'success',
    title: 'Rejected',
    text: 'Nothing is carried out. Your agent can see it at once.',
  },
  'already-answered': {
    status: 409,
    tone: 'info',
    title: 'Already answered',
    text: 'This request was answered before. Nothing has changed.',
  },
  replaced: {
    status: 410,
    tone: 'danger',
    title: 'This link is no longer valid',
    text: 'The request was withdrawn or sent again. Use the newest e-mail.',
  },
  expired: {
    status: 410,
    tone: 'danger',
    title: 'This link has expired',
    text: 'Ask your agent to send the request again.',
  },
  unknown: {
    status: 404,
    tone: 'danger',
    title: 'This link is not valid',
    text: 'Open it from the e-mail again.',
  },
};

/** Returns the page with the result of a customer's answer, and its HTTP status. */
export function resultPage(outcome: AnswerOutcome): { readonly content: string; readonly status: number } {
  const { status, tone, title, text } = resultTexts[outcome];
  const content = page({
    title,
    product: 'Customer',
    body: html`<h1>${title}</h1><p class="banner banner--${tone}" role="status">${text}</p><p><a href="/">Back to the outbox</a></p>`,
  });
  return { content, status };
}

const notices: Readonly<Record<string, string>> = {
  'internet-risk': 'Internet Risk',
  'privacy-notice': 'Privacy Notice',
  'transaction-notice': 'Transaction Notice',
  disclaimer: 'Disclaimer',
};

/**
 * Returns one of the documents that the portal's footer links to, as a page; `undefined` when there is no such
 * document.
 */
export function noticePage(name: string): string | undefined {
  const title = notices[name];
  if (title === undefined) return undefined;
  return page({
    title,
    product: 'Notices',
    body: html`<h1>${title}</h1><p class="lead">In production this is the manager's published ${title}.</p>`,
  });
}
