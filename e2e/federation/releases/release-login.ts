import { publish } from '@portal/shared/site';
import type { Page } from 'playwright/test';
import type { OwnSite } from '../../support/fixtures/site.ts';
import { buildRelease } from '../../support/processes/build-release.ts';
import { faultKey, type LoginFault } from './login-fault.ts';

/** Later than any that the project will have. */
export const laterVersion = '99.0.0';

/** The build of mfe-auth whose sign-in has the line “The later sign-in”. */
export const buildLaterLogin = (): Promise<string> =>
  buildRelease({
    remote: 'mfe-auth',
    version: laterVersion,
    slots: { login: 'federation/releases/later-login.tsx' },
  });

/** Publishes that build as a release that runs from the next load on. */
export async function releaseLaterLogin({ folder }: OwnSite, version = laterVersion): Promise<void> {
  const dist = await buildLaterLogin();
  await publish(folder, { package: 'mfe-auth', version, dist, by: 'the sign-in team' });
}

/** Has the sign-in of the later release throw. Call it before the page loads. */
export async function setLoginFault(page: Page, fault: LoginFault): Promise<void> {
  await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [faultKey, fault] as const);
}
