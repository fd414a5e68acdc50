import { htmlMessage, messageFile } from './message.ts';

const content = {
  greeting: 'Dear Tan & Sons,',
  lead: 'An agent has prepared the following for you:',
  rows: [
    { what: 'Update your information', facts: ['It is <new>'] },
    {
      what: 'Invest MYR 10.00 in <Sukuk>',
      order: {
        product: 'Invest in <Sukuk>',
        size: 'MYR 10.00',
        chargePercent: '1.00%',
        charge: 'MYR 0.10',
        net: 'MYR 9.90',
      },
      facts: ['Sales charge MYR 0.10 (1.00%)'],
    },
  ],
  notes: ['Please confirm it.'],
  company: 'Cempaka Biru Asset Management Berhad',
};
const links = { confirmUrl: 'https://outbox.example/c', rejectUrl: 'https://outbox.example/r' };

test('[CHK-04] the HTML of an e-mail has its texts escaped in tables, both links, and nothing that is loaded', () => {
  const shown = htmlMessage('Please confirm', content, links);
  for (const text of ['Dear Tan &amp; Sons,', 'in &lt;Sukuk&gt;', 'Sales charge MYR 0.10', content.company])
    expect(shown).toContain(text);
  expect(shown.match(/href="[^"]+"/g)).toEqual([`href="${links.confirmUrl}"`, `href="${links.rejectUrl}"`]);
  expect(shown).toContain('<table');
  const cells = [
    ...shown.matchAll(/<t[hd][^>]*scope="(?:col|rowgroup)"[^>]*>([^<]*)|<td style="[^"]*">([^<]+)<\/td>/g),
  ];
  expect(cells.map(([, header, cell]) => header ?? cell)).toEqual([
    content.company,
    'Amount or units',
    'Charge',
    'Charge in money',
    'Net',
    'Invest in &lt;Sukuk&gt;',
    'MYR 10.00',
    '1.00%',
    'MYR 0.10',
    'MYR 9.90',
  ]);
  expect(shown).not.toMatch(/<img|<script|<link|url\(|src=|class=/);
});

test('[CHK-04] no line of an e-mail breaks in a masked account number', () => {
  const rows = [{ what: 'Add the bank account •••• 7710, account •••• 4001', facts: ['Paid to •••• 7710'] }];
  const shown = htmlMessage('Please confirm', { ...content, rows }, links);
  expect(shown.match(/••••\s\d+/g)).toEqual(['••••\u00a07710', '••••\u00a04001', '••••\u00a07710']);
});

test('[CHK-04] the file of an e-mail has plain text before HTML, and an encoded subject', () => {
  const file = messageFile({
    to: 'tan@mail.example',
    subject: 'Please confirm “it”',
    at: new Date('2026-11-27T08:30:00Z'),
    text: 'Dear Tan •',
    html: '<p>Dear Tan •</p>',
  });
  const [head = '', ...parts] = file.split('--portal-sandbox-part');
  expect(head).toContain('multipart/alternative');
  expect(head).toContain('Date: Fri, 27 Nov 2026 08:30:00 +0000');
  expect(head).not.toContain('“');
  const decoded = parts.slice(0, 2).map((part) => {
    const [type = '', ...body] = part.trim().split('\r\n\r\n');
    return [/text\/\w+/.exec(type)?.[0], Buffer.from(body.join(''), 'base64').toString('utf8')];
  });
  expect(decoded).toEqual([
    ['text/plain', 'Dear Tan •'],
    ['text/html', '<p>Dear Tan •</p>'],
  ]);
});
