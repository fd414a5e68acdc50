import { postUserMapping, requestCode, verifyCode } from '@portal/shared/api/account-linking';
import { resendCheckoutEmail } from '@portal/shared/api/checkout';
import { sendFeedback } from '@portal/shared/api/content';
import { testSession } from '@portal/shared/testing';
import { screen } from '@testing-library/react';
import FeedbackDialog from '../../../host/src/help/feedback-dialog.tsx';
import { remoteData as applicationsData } from '../../../mfe-applications/src/core/remote-data.ts';
import { ApplicationDetailPage } from '../../../mfe-applications/src/detail/index.ts';
import { AccountLinkingPage } from '../../../mfe-auth/src/account-linking/index.ts';
import { mockBrowserApis } from '../../../mfe-auth/src/core/sign-in-harness.ts';
import { agentOf } from '../../../mfe-cart/proofs/service.ts';
import type { Row } from '../row.ts';
import { seedSentInvestment } from '../seeding.ts';
import { findButton, type Stage } from '../stage.tsx';

const releases = {
  host: '1.0.0',
  remotes: [],
  of: () => ({ version: '1.0.0' }),
  baseOf: () => undefined,
  declares: () => undefined,
  canaryOf: () => undefined,
  lastLoad: () => undefined,
  problems: [],
};

const Detail = applicationsData.wrap(ApplicationDetailPage);

/** Opens account linking for an agent that is not linked, and fills in the details. */
async function openLinking(stage: Stage) {
  mockBrowserApis();
  const agent = await stage.service.agent({ key: `linking ${stage.name}`, customers: 0, isMapped: false });
  const part = btoa(
    JSON.stringify({ sub: agent.sub, iss: 'https://id.example', agent_customer_id: agent.agentCustomerId }),
  );
  // the service reads the part before the sign, the page the claims
  const session = testSession({ idToken: `${agent.sub}~.${part}.`, renewedToken: `${agent.sub}~1.${part}.` });
  session.set({ status: 'linking' });
  // the host opens home
  const home = document.body.appendChild(document.createElement('p'));
  const user = stage.open(<AccountLinkingPage />, undefined, {
    path: '/account-linking',
    shell: {
      session,
      signIn: {
        start: () => {},
        startLinking: () => {},
        fail: () => {},
        linked: () => {
          home.textContent = 'Home';
        },
      },
    },
  });
  await user.type(await screen.findByLabelText('MyKad number'), agent.nric);
  const effects = () => stage.service.effects(agent.sub, '');
  return {
    user,
    effects,
    sendCode: async () => user.click(await findButton('Send code')),
    /** Enters the newest code. */
    async enterCode() {
      const { codes } = await effects();
      await user.type(await screen.findByLabelText('One-time code'), codes.at(-1)?.code ?? '');
    },
  };
}

export const messageRows: readonly Row[] = [
  {
    call: requestCode,
    on: 'account linking',
    isShort: true,
    isReadBack: false,
    words: {
      // a second code within a minute is refused: the first was sent
      done: /One-time code|A code was sent less than a minute ago/,
      not: /No agent is on record/,
      unknown: /It is not known whether a code was sent/,
    },
    async open(stage) {
      const { sendCode, effects } = await openLinking(stage);
      return { press: sendCode, count: async () => (await effects()).codes.length };
    },
  },
  {
    call: verifyCode,
    on: 'account linking',
    // the same code is checked again
    isReadBack: false,
    words: {
      done: /Linking your account/,
      not: /That is not the code we sent/,
      unknown: /It is not known whether the code is right/,
    },
    async open(stage) {
      const { user, sendCode, enterCode, effects } = await openLinking(stage);
      await sendCode();
      await enterCode();
      return {
        press: async () => user.click(await findButton('Link account')),
        count: async () => (await effects()).codes.filter(({ isVerified }) => isVerified).length,
      };
    },
  },
  {
    call: postUserMapping,
    on: 'account linking',
    isShort: true,
    isReadBack: true,
    words: {
      done: /^Home/,
      not: /Your account is not linked yet/,
      // without connection the code is not checked either
      unknown: /It is not known whether (your account is linked|the code is right)/,
    },
    async open(stage) {
      const { user, sendCode, enterCode, effects } = await openLinking(stage);
      await sendCode();
      await enterCode();
      return {
        press: async () => user.click(await findButton('Link account')),
        pressAgain: async () => user.click(await findButton(/^(Try again|Check again|Link account)$/)),
        count: async () => Number((await effects()).isMapped),
      };
    },
  },
  {
    call: resendCheckoutEmail,
    on: 'application',
    isReadBack: true,
    words: {
      done: /E-mail of .* sent again/,
      not: /The e-mail was not sent/,
      unknown: /It is not known whether the e-mail was sent/,
    },
    async open(stage) {
      const { applicationId, formNo } = await seedSentInvestment(stage);
      const user = stage.open(<Detail />, applicationsData, {
        path: `/application/detail/${applicationId}?formNo=${formNo}`,
      });
      await findButton(/^Resend/);
      return {
        press: async () => user.click(await findButton(/^Resend/)),
        count: async () => (await stage.effects()).mails - 1,
      };
    },
  },
  {
    call: sendFeedback,
    on: 'feedback',
    isShort: true,
    isReadBack: false,
    mayRepeat: true,
    words: {
      done: /Your feedback was sent/,
      not: /Your feedback was not sent/,
      unknown: /It is not known whether your feedback was sent/,
    },
    async open(stage) {
      const before = (await stage.effects()).feedback;
      const user = stage.open(
        <FeedbackDialog
          open
          onClose={() => {}}
          agent={agentOf(stage.agent)}
          releases={releases}
          recent={[]}
          canOpen={() => true}
        />,
        undefined,
        { typed: { feedback: `All is well ${stage.name}` } },
      );
      return {
        press: async () => user.click(await findButton(/^Send/)),
        count: async () => (await stage.effects()).feedback - before,
      };
    },
  },
];
