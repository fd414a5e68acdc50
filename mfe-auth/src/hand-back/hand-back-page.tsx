import { Button, chakra, Flex, Logo, PageTitle, Stack, Text } from '@portal/shared/ui';
import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';

const Page = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateRows: 'auto 1fr auto',
    gridTemplateColumns: 'minmax(0, 1fr)',
    minH: '100vh',
    bg: 'bg.canvas',
    '& > header, & > footer': { bg: 'bg.surface', borderColor: 'border.default', px: { base: '4', md: '8' } },
    '& > header': { display: 'flex', alignItems: 'center', minH: 'topbar', borderBottomWidth: '1px' },
    '& > footer': { py: '4', borderTopWidth: '1px' },
    // the company alone: the product is for agents
    '& > header span > span + span': { display: 'none !important' },
    // a session that expired is not a failure, which is an alert
    '& > footer [role=status]': { display: 'none' },
  },
});
const Message = chakra('main', {
  base: {
    alignSelf: 'center',
    px: '4',
    py: '10',
    textAlign: 'center',
    '& h1': { display: 'grid', gap: '4', textStyle: 'xl', fontWeight: 'semibold' },
  },
});

interface HandBackPageProps {
  readonly onSignIn: () => void;
  /** Notices for the agent, above the button that signs in. One with the role `status` is not displayed. */
  readonly children: ReactNode;
}

/**
 * Page without a session while the device is with a customer, whose language is not known here: it asks in all of them
 * to hand the device back. The agent's notices (`children`) and sign-in are at its end, as in the customer's mode.
 */
export default function HandBackPage({ onSignIn, children }: HandBackPageProps) {
  return (
    <Page>
      <header>
        <Logo />
      </header>
      <Message>
        <PageTitle documentTitle="Locked" size="hero">
          <span lang="en">Please hand the device back to the agent.</span>
          <span lang="ms">Sila pulangkan peranti ini kepada ejen.</span>
          <span lang="zh-Hans">请把设备交还给代理人。</span>
        </PageTitle>
      </Message>
      <footer>
        <Stack gap="3">
          {children}
          <Flex align="center" justify="space-between" wrap="wrap" gap="3">
            <Text color="fg.subtle">For the agent: log in to continue.</Text>
            <Button variant="outline" size="lg" onClick={onSignIn}>
              <Lock size={18} strokeWidth={1.75} aria-hidden />
              Agent login
            </Button>
          </Flex>
        </Stack>
      </footer>
    </Page>
  );
}
