import { customerBankAccounts } from '@portal/shared/api/bank-accounts';
import { addInvestment, cartList, deleteFromCart } from '@portal/shared/api/cart';
import { searchCustomers } from '@portal/shared/api/customers';
import { defineEndpoint } from '@portal/shared/api/endpoint';
import { schemes } from '@portal/shared/api/funds';
import { completedTransactions } from '@portal/shared/api/history';
import { accountHolding } from '@portal/shared/api/holdings';
import { id } from '@portal/shared/api/wire';
import * as z from '@portal/shared/schema';
import { investmentWire } from '@portal/shared/testing';
import { RequestDefect, requestOf } from './request.ts';

test('a query has exactly the names of the specification, encoded', () => {
  const input = { agentUserId: 'USR-1', keyword: 'Tan & Söhne', limit: 10, page: 2 };
  expect(requestOf(searchCustomers, input)).toEqual({
    method: 'GET',
    url: '/cif/search/customerbyservicingagent?agentUserId=USR-1&keyword=Tan+%26+S%C3%B6hne&limit=10&page=2',
  });
});

test('booleans are words, ids are joined by commas, absent values are left out', () => {
  expect(requestOf(accountHolding, { userId: 'U', agentCode: 'C', includeZeroAum: true }).url).toBe(
    '/aum/holding?userId=U&agentCode=C&includeZeroAum=true',
  );
  const cart = { userId: 'U', channel: 'Digital Form', customerId: 'C', cartIds: ['a', 'b'] };
  expect(requestOf(cartList, cart).url).toMatch(/&cartIds=a%2Cb$/);
  expect(requestOf(cartList, { ...cart, cartIds: undefined }).url).not.toContain('cartIds');
});

test('a call without input has no query', () => {
  expect(requestOf(schemes, {})).toEqual({ method: 'GET', url: '/fund/product/scheme/listing' });
});

test('path parameters appear only in the path, encoded', () => {
  const enquiry = defineEndpoint({
    method: 'GET',
    path: '/cif/{id}/enquiry/bankaccount',
    params: z.strictObject({ id }),
    response: z.unknown(),
    onFailure: 'throw',
  });
  expect(requestOf(enquiry, { id: 'C/1' }).url).toBe('/cif/C%2F1/enquiry/bankaccount');
  expect(() => requestOf(enquiry, {})).toThrow(RequestDefect);
});

test('the body is the input, with numbers as JSON numbers', () => {
  const body = {
    channel: 'Digital Transaction',
    userId: 'U',
    customerId: 'C',
    payload: investmentWire,
    customerName: 'Tan Wei Jun',
  };
  expect(requestOf(addInvestment, body)).toEqual({
    method: 'POST',
    url: '/application/cart/transaction/investment',
    body,
  });
});

test.each([
  ['an unknown field', { agentUserId: 'U', keyword: '', limit: 1, page: 1, extra: 1 }],
  ['a missing field', { agentUserId: 'U', keyword: '' }],
  ['a number that is none', { agentUserId: 'U', keyword: '', limit: Number.NaN, page: 1 }],
])('%s is refused before it is sent', (_, input) => {
  expect(() => requestOf(searchCustomers, input)).toThrow(RequestDefect);
});

test('[HIS-03] transdatefrom and transdateto must be YYYY-MM-DD', () => {
  const period = { accountid: '1000482917', agentid: 'U204518', transdatefrom: '2026-08-23' };
  expect(requestOf(completedTransactions, { ...period, transdateto: '2026-11-21' }).url).toBe(
    '/transaction/completed?accountid=1000482917&agentid=U204518&transdatefrom=2026-08-23&transdateto=2026-11-21',
  );
  for (const transdateto of ['21 Nov 2026', '2026-11-21T00:00:00Z', '2026-02-30', '']) {
    expect(() => requestOf(completedTransactions, { ...period, transdateto })).toThrow(RequestDefect);
  }
});

test.each(['.', '..'])('%s is no part of a path', (id) => {
  expect(() => requestOf(customerBankAccounts, { id })).toThrow(RequestDefect);
  expect(requestOf(customerBankAccounts, { id: `${id}C1` }).url).toBe(`/cif/${id}C1/enquiry/bankaccount`);
});

test('the plan Cash is sent as CS only', () => {
  const body = { channel: 'Digital Transaction', userId: 'U', customerId: 'C', customerName: 'T' };
  const payload = { ...investmentWire, plan: 'Cash' };
  expect(() => requestOf(addInvestment, { ...body, payload })).toThrow(RequestDefect);
});

test('a refusal names the field and never its value', () => {
  const secret = 'an unknown channel';
  try {
    requestOf(deleteFromCart, { channel: secret, userId: 'U', customerId: 'C', cartIds: ['1'] });
    throw new Error('It was not refused');
  } catch (thrown) {
    expect(String(thrown)).toContain('channel');
    expect(String(thrown)).not.toContain(secret);
  }
});
