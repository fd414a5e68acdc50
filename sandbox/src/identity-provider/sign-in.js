// Fills the sign-in form when a demo agent is clicked, and focuses the submit button so that Enter signs in.
const form = document.forms.namedItem('login');
const email = form?.elements.namedItem('email');
const password = form?.elements.namedItem('password');
const demo = document.querySelector('[data-password]');

if (
  email instanceof HTMLInputElement &&
  password instanceof HTMLInputElement &&
  demo instanceof HTMLElement
) {
  demo.addEventListener('click', ({ target }) => {
    const entry = target instanceof Element ? target.closest('button') : null;
    if (!entry) return;
    email.value = entry.dataset.email ?? '';
    password.value = demo.dataset.password ?? '';
    const send = document.querySelector('form[name=login] button:not([form])');
    if (send instanceof HTMLElement) send.focus();
  });
}
