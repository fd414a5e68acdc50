import { html } from '../page/html.ts';
import { page } from '../page/layout.ts';

/**
 * Page `/` of the hand-off service: how many codes are open, and what a real phone needs. `portal` is the portal's
 * address.
 */
export const handOffPage = (openCount: number, portal: string): string =>
  page({
    title: 'Hand-off',
    product: 'Hand-off',
    body: html`<h1>Hand-off</h1>
<p class="lead">Takes pictures from a customer’s phone to the agent’s onboarding.</p>
<p>${openCount === 1 ? '1 code is open now.' : `${openCount} codes are open now.`}</p>
<h2>With a real phone</h2>
<p>The sandbox listens on this computer only, and a browser opens a camera only on https pages. A phone therefore needs the site behind an https address that it can reach, with the same address in the site’s settings. Without https it has the phone’s own camera app by “Choose photos instead”.</p>
<h2>Without a phone</h2>
<p>Open the link of the step in a private window of this browser: <span class="id">${portal}/capture</span> is the phone’s page.</p>`,
  });
