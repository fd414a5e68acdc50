import { DEMO_AGENTS, DEMO_PASSWORD } from '../api/index.ts';
import { html } from '../page/html.ts';
import { page } from '../page/layout.ts';
import { product } from './settings.ts';

interface SignInPage {
  readonly uid: string;
  /** The e-mail of a refused attempt. */
  readonly email?: string;
  readonly refused?: boolean;
}

/**
 * The sign-in form of the pop-up window, with the list of demo agents. `uid` is the provider's id of this sign-in;
 * `refused` shows that e-mail and password do not match.
 */
export const signInPage = ({ uid, email, refused = false }: SignInPage): string =>
  page({
    title: 'Log in',
    product,
    script: '/assets/sign-in.js',
    body: html`<h1>Log in</h1>
${refused ? html`<p class="banner banner--danger" role="alert" id="refused">E-mail and password do not match. Check both and try again.</p>` : undefined}
<form class="form" name="login" method="post" action="/interaction/${uid}/login">
<div class="field"><label for="email">E-mail</label>
<input id="email" name="email" type="email" autocomplete="username" required value="${email}"${refused ? html`` : html` autofocus`}></div>
<div class="field"><label for="password">Password</label>
<input id="password" name="password" type="password" autocomplete="current-password" required${refused ? html` autofocus aria-invalid="true" aria-describedby="refused"` : undefined}></div>
<div class="actions">
<button class="button button--outline" type="submit" form="cancel">Cancel</button>
<button class="button button--primary" type="submit">Log in</button>
</div>
</form>
<form id="cancel" method="post" action="/interaction/${uid}/cancel"></form>
<section class="card" aria-labelledby="demo" data-password="${DEMO_PASSWORD}">
<div class="card-head"><h2 id="demo">Demo agents</h2><p>Password for all: <code>${DEMO_PASSWORD}</code></p></div>
<ul>${DEMO_AGENTS.map(
      (agent) =>
        html`<li><button class="agent" type="button" data-email="${agent.email}">${agent.email}<span>${agent.purpose}</span></button></li>`,
    )}</ul>
</section>`,
  });
