import { Banner, Box, Button, chakra, Flex, Logo, PageTitle, Stack, Text, useShell } from '@portal/shared/ui';
import { Info, Lock } from 'lucide-react';
import { lazy, Suspense, useSyncExternalStore } from 'react';
import { importHandBackPage } from '../hand-back/index.ts';
import { earlyWindowAttributes, SignInOverlay, type SignInState, useSignIn } from '../sign-in/index.ts';
import { LoginFooter } from './login-footer.tsx';
import { Notices, noUpdates } from './notices.tsx';
import { ProductPanel } from './product-panel.tsx';
import { SignedOutNotice } from './signed-out-notice.tsx';

const HandBackPage = lazy(importHandBackPage);

const Page = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1.08fr)' },
    minH: '100vh',
    bg: 'bg.surface',
  },
});

const Side = chakra('main', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    minH: { base: '100vh', lg: '680px' },
    px: { base: '4', md: '12' },
    pt: { base: '5', md: '8' },
    pb: { base: '6', md: '8' },
  },
});

/** The rows above and below the heading share the free space, so that a late notice does not move the heading. */
const Middle = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateRows: '1fr auto 1fr',
    flex: '1',
    w: 'full',
    maxW: { md: '400px' },
    mx: 'auto',
    py: '10',
  },
});

interface LoginPageProps {
  /** Year of the copyright notice. Default: the current year. */
  readonly year?: string;
}

/**
 * The sign-in page (RTE-01): one button, which opens the provider's window, notices, and a hint about pop-ups. While the
 * device is with a customer, the page asks to hand it back. `year` of the copyright defaults to the current one.
 */
export function LoginPage({ year }: LoginPageProps) {
  const { state, flow } = useSignIn();
  const { customerMode } = useShell();
  // another tab may hand over the device
  const isWithCustomer = useSyncExternalStore(
    customerMode?.subscribe ?? noUpdates,
    () => customerMode?.isOn(),
    () => false,
  );
  return (
    <>
      {isWithCustomer ? (
        <Suspense>
          <HandBackPage onSignIn={flow.begin}>
            <SignedOutNotice />
            <WindowHint status={state.status} />
          </HandBackPage>
        </Suspense>
      ) : (
        <Page>
          <Side>
            <Logo />
            <Middle>
              <Notices isHidden={state.status === 'inactive'} />
              <div>
                <PageTitle
                  documentTitle="Login"
                  size="hero"
                  textStyle={{ base: 'xl', md: '2xl' }}
                  fontWeight="semibold"
                >
                  Log in to Agent Portal
                </PageTitle>
                <Text mt="2" textStyle="md" color="fg.muted">
                  For registered unit trust and private retirement scheme agents.
                </Text>
                <Stack mt="7" gap="7">
                  <Button variant="primary" size="lg" block {...earlyWindowAttributes} onClick={flow.begin}>
                    <Lock size={18} strokeWidth={1.75} aria-hidden />
                    Login
                  </Button>
                  <WindowHint status={state.status} />
                </Stack>
              </div>
            </Middle>
            <LoginFooter {...(year === undefined ? {} : { year })} />
          </Side>
          <ProductPanel />
        </Page>
      )}
      <SignInOverlay state={state} flow={flow} />
    </>
  );
}

function WindowHint({ status }: Pick<SignInState, 'status'>) {
  if (status === 'blocked') return <BlockedWindow />;
  if (status === 'closed') return <ClosedWindow />;
  return (
    <Flex gap="2" color="fg.subtle">
      <Box flex="none" mt="0.5">
        <Info size={16} strokeWidth={1.75} aria-hidden />
      </Box>
      <Text>A small login window opens. If nothing appears, allow pop-ups for this site and try again.</Text>
    </Flex>
  );
}

function ClosedWindow() {
  return (
    <Banner tone="warn" role="alert" title="The login window seems to be closed">
      Continue there if it is still open. Otherwise press Login to open it again.
    </Banner>
  );
}

function BlockedWindow() {
  return (
    <Banner tone="warn" role="alert" title="Your browser blocked the login window">
      Allow pop-ups for this site: use the icon in the address bar, or the site settings of your browser. Then
      press Login again.
    </Banner>
  );
}
