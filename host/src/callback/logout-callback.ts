import type { FormPost } from '@portal/shared/oidc';
import { signInPath } from '@portal/shared/pages';
import { takeLogoutForm } from '../core/logout-form.ts';

/**
 * The page of a sign-out, before and after the provider's logout page (SGN-17, RTE-19). It posts the stored form while it
 * loads, so that the browser replaces its history entry. Without a form, so after the provider has returned, on a reload
 * and on Back, it goes to sign-in.
 */
const form = takeLogoutForm(() => sessionStorage);
if (form === undefined) location.replace(signInPath);
else post(form);

function post({ action, fields }: FormPost) {
  const element = document.createElement('form');
  element.method = 'post';
  element.action = action;
  for (const [name, value] of Object.entries(fields)) {
    const input = document.createElement('input');
    input.type = 'hidden';
    input.name = name;
    input.value = value;
    element.append(input);
  }
  document.body.append(element);
  element.submit();
}
