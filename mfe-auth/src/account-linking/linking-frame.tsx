import { chakra, Logo, PageTitle } from '@portal/shared/ui';
import type { ReactNode } from 'react';
import { PlainCard, PlainPage } from '../core/card-frame.tsx';

const Content = chakra(PlainCard, {
  base: { display: 'grid', gap: '6', p: { base: '5', md: '8' } },
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
    <PlainPage>
      <Logo />
      <Content>
        <div>
          <PageTitle>{title}</PageTitle>
          <Lead>{lead}</Lead>
        </div>
        {children}
        {actions === undefined ? null : <Actions>{actions}</Actions>}
      </Content>
    </PlainPage>
  );
}
