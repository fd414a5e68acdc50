import { storeLogoutForm, takeLogoutForm } from './logout-form.ts';

const form = {
  action: 'https://id.example/session/end?tenant=agents&x=1',
  fields: { id_token_hint: 'header.payload.signature', post_logout_redirect_uri: 'https://portal.example/a' },
};

beforeEach(() => sessionStorage.clear());

test('[SGN-17] returns the stored form once, and stores its id token no longer', () => {
  storeLogoutForm(sessionStorage, form);
  expect(takeLogoutForm(() => sessionStorage)).toEqual(form);
  expect(sessionStorage).toHaveLength(0);
  expect(takeLogoutForm(() => sessionStorage)).toBeUndefined();
});

test.each(['', '{"action":', 'id_token_hint=a'])('returns no form for the invalid text %j', (text) => {
  sessionStorage.setItem('portal.logout', text);
  expect(takeLogoutForm(() => sessionStorage)).toBeUndefined();
  expect(sessionStorage).toHaveLength(0);
});

test('does not throw when the storage is full', () => {
  const full = {
    getItem: () => null,
    removeItem: () => undefined,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  };
  expect(() => storeLogoutForm(full, form)).not.toThrow();
});
