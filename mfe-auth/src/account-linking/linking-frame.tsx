import { chakra, Logo, PageTitle } from '@portal/shared/ui';
import type { ReactNode } from 'react';

const Page = chakra('main', {
  base: {
    display: 'grid',
    gridTemplateRows: 'auto 1fr',
    minH: '100vh',
    px: { base: '4', md: '12' },
    pt: { base: '5', md: '8' },
    pb: '12',
    bg: 'bg.surface',
    color: 'fg.default',
  },
});
const Content = chakra('div', {
  base: {
    mx: 'auto',
    // the title has one place in every step
    my: 'clamp(32px, 12vh, 120px)',
    w: 'full',
    maxW: '440px',
    display: 'grid',
    gap: '6',
    alignContent: 'start',
  },
});
const Lead = chakra('div', { base: { mt: '2', textStyle: 'md', color: 'fg.muted' } });
const Actions = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '3' } });

interface LinkingFrameProps {
  readonly title: string;
  readonly lead: ReactNode;
  readonly children?: ReactNode;
  readonly actions?: ReactNode;
}

/** The page around each step of linking, without the shell's frame: logo, title, text and actions. */
export function LinkingFrame({ title, lead, children, actions }: LinkingFrameProps) {
  return (
    <Page>
      <Logo />
      <Content>
        <div>
          <PageTitle>{title}</PageTitle>
          <Lead>{lead}</Lead>
        </div>
        {children}
        {actions === undefined ? null : <Actions>{actions}</Actions>}
      </Content>
    </Page>
  );
}
