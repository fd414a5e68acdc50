import { scrubAddress, scrubText } from './scrub.ts';

test.each([
  ['https://portal.example/client-profile?customerId=CIF-1#top', 'https://portal.example/client-profile'],
  ['https://portal.example/client?q=Tan%20Mei%20Ling', 'https://portal.example/client'],
  [
    'https://portal.example/application/detail/APP-20261121-0001',
    'https://portal.example/application/detail/:id',
  ],
  [
    'https://api.example/cif/880101145566/enquiry/bankaccount?x=1',
    'https://api.example/cif/:id/enquiry/bankaccount',
  ],
  ['https://api.example/people/Tan%20Mei%20Ling', 'https://api.example/people/:id'],
  [
    'https://auth.example/mfe-auth/1.1.0/login.ab12cd34.js',
    'https://auth.example/mfe-auth/1.1.0/login.ab12cd34.js',
  ],
  ['https://api.example/files/880101-14-5566.pdf', 'https://api.example/files/:id'],
  ['https://api.example/files/statement-C0048217.json', 'https://api.example/files/:id'],
  ['https://api.example/people/C0048217.tan', 'https://api.example/people/:id'],
  ['https://api.example/links/eyJhbGciOi.eyJzdWIi.c2ln/open', 'https://api.example/links/:id/open'],
  ['https://mei:secret@portal.example/', 'https://portal.example/'],
  ['/report/jsreport?name=Tan', '/report/jsreport'],
  ['data:text/csv,Tan Mei Ling', 'data:'],
  ['blob:https://portal.example/5a1c', 'blob:'],
  ['http://[', '[address]'],
  ['', ''],
])('removes personal data from the address %s', (address, expected) => {
  expect(scrubAddress(address)).toBe(expected);
});

test.each([
  ['Unexpected token \'T\', "Tan Mei Ling" is not valid JSON', "Unexpected token 'T', “…” is not valid JSON"],
  ['no customer 880101-14-5566', 'no customer [number]'],
  ['call +60 12-345 6789', 'call [number]'],
  ['sent to mei.ling@example.com, twice', 'sent to [e-mail], twice'],
  ['bearer eyJhbGciOi.eyJzdWIiOi.c2ln refused', 'bearer [token] refused'],
  ['GET https://api.example/x?keyword=Tan failed', 'GET https://api.example/x failed'],
  ['went to /client?q=Tan', 'went to /client'],
  [
    'at open (https://portal.example/host/1.1.0/base.ab12cd34.js:1:20034)',
    'at open (https://portal.example/host/1.1.0/base.ab12cd34.js:1:20034)',
  ],
  ['Loading chunk 613 failed.', 'Loading chunk 613 failed.'],
])('removes personal data from the text %s', (text, expected) => {
  expect(scrubText(text)).toBe(expected);
});

test.each(['a', '?a%', 'http://a', '"'])(
  'a long text of %s is left out, so that it does not block the page',
  (part) => {
    expect(scrubText(`Tan ${part.repeat(30_000)}`)).toBe('[long text]');
  },
);
