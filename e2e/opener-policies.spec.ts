import { origins } from './support/environment.ts';
import { openSignIn, submitCredentials } from './support/sign-in.ts';
import { expect, test } from './support/test.ts';

/** Whatever `Cross-Origin-Opener-Policy` portal, provider and callback are served with. */
const hosts = ['none', 'same-origin-allow-popups', 'same-origin'] as const;
const providers = ['none', 'same-origin'] as const;
const callbacks = ['none', 'same-origin-allow-popups', 'same-origin'] as const;

for (const host of hosts)
  for (const provider of providers)
    for (const callback of callbacks)
      test(`[RTE-18] an agent signs in with opener policies: portal ${host}, provider ${provider}, callback ${callback}`, async ({
        page,
        agent,
        control,
        guard,
      }) => {
        // Chrome tells of what such a policy cuts off
        guard.expect(/Cross-Origin-Opener-Policy/);
        await control.openerPolicies({ host, provider, callback });
        const sent = new Map<string, string>();
        page.context().on('response', (response) => {
          const { origin, pathname } = new URL(response.url());
          const policy = response.headers()['cross-origin-opener-policy'] ?? 'none';
          if (origin === origins.host.url && pathname === '/') sent.set('host', policy);
          if (origin === origins.identityProvider.url && pathname === '/auth') sent.set('provider', policy);
          if (origin === origins.host.url && pathname === '/oidc/login-callback')
            sent.set('callback', policy);
        });
        await page.goto('/');
        const popup = await openSignIn(page);
        await submitCredentials(popup, agent);
        await expect(page).toHaveURL('/dashboard');
        await expect.poll(() => popup.isClosed(), 'the window has closed').toBe(true);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        expect(Object.fromEntries(sent)).toEqual({ host, provider, callback });
      });
