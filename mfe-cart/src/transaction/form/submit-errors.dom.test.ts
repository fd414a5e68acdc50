import { ApiError } from '@portal/shared/calls';
import { submitErrorText } from './submit-errors.ts';

test('an order that the portal itself refuses names the field, one that the service refuses does not', () => {
  const own = submitErrorText(
    new ApiError('request', { field: 'bankAccountStatementFileName' }),
    'bank account',
  );
  expect(own.title).toBe('The bank account was not added to the cart');
  expect(own.meaning).toMatch(/could not send the field “Bank statement”\. Nothing was sent/);
  const record = submitErrorText(new ApiError('request', { field: 'epfNo' }), 'update', () => 'EPF number');
  expect(record.meaning).toMatch(/the field “EPF number”/);
  const unnamed = submitErrorText(new ApiError('request', { field: 'satRank' }), 'investment');
  expect(unnamed.meaning).toMatch(/the field “sat rank”/);
  const service = submitErrorText(new ApiError('status', { status: 422 }), 'bank account');
  expect(service.meaning).toBe('Everything you typed is kept. Try again in a moment.');
});
