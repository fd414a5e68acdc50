import { expect, test } from '../support/fixtures/test.ts';
import { inForm } from '../support/run-form.ts';
import { openSignIn, submitCredentials } from '../support/screens/sign-in.ts';
import { origins } from '../support/service/environment.ts';

/** Values of `Cross-Origin-Opener-Policy`. */
type Policy = 'none' | 'same-origin-allow-popups' | 'same-origin';

/** What portal, provider and callback are served with. */
interface Policies {
  readonly host: Policy;
  readonly provider: 'none' | 'same-origin';
  readonly callback: Policy;
}

/** The window loses its opener at the provider, and never has it; every other sign-in keeps it. */
const somePolicies: readonly Policies[] = [
  { host: 'none', provider: 'same-origin', callback: 'same-origin-allow-popups' },
  { host: 'same-origin', provider: 'same-origin', callback: 'same-origin' },
];
const hosts = ['none', 'same-origin-allow-popups', 'same-origin'] as const;
const allPolicies: readonly Policies[] = hosts.flatMap((host) =>
  (['none', 'same-origin'] as const).flatMap((provider) =>
    hosts.map((callback) => ({ host, provider, callback })),
  ),
);

for (const { host, provider, callback } of inForm(somePolicies, allPolicies))
  test(`[RTE-18] an agent signs in with opener policies: portal ${host}, provider ${provider}, callback ${callback}`, async ({
    page,
    agent,
    control,
    guard,
  }) => {
    // Chrome reports the openers that such a policy removes
    guard.expect(/Cross-Origin-Opener-Policy/);
    await control.openerPolicies({ host, provider, callback });
    const sent = new Map<string, string>();
    page.context().on('response', (response) => {
      const { origin, pathname } = new URL(response.url());
      const policy = response.headers()['cross-origin-opener-policy'] ?? 'none';
      if (origin === origins.host.url && pathname === '/') sent.set('host', policy);
      if (origin === origins.identityProvider.url && pathname === '/auth') sent.set('provider', policy);
      if (origin === origins.host.url && pathname === '/oidc/login-callback') sent.set('callback', policy);
    });
    await page.goto('/');
    const popup = await openSignIn(page);
    await submitCredentials(popup, agent);
    await expect(page).toHaveURL('/dashboard');
    await expect.poll(() => popup.isClosed(), 'the window has closed').toBe(true);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(Object.fromEntries(sent)).toEqual({ host, provider, callback });
  });
