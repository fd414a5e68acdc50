import { Glyph, IdText, ListRow, PrivateFigures, titleCase } from '@portal/shared/parts';
import { ButtonLink, chakra, VisuallyHidden } from '@portal/shared/ui';
import { Banknote, CircleAlert, FileCheck, Gauge, type LucideIcon, Mail, UserPlus } from 'lucide-react';
import type { Need } from './needs.ts';

const icons: Readonly<Record<Need['kind'], LucideIcon>> = {
  Rejected: CircleAlert,
  'Pending Documents': FileCheck,
  'Pending Payment': Banknote,
  'Pending Customer Confirmation': Mail,
  Draft: UserPlus,
  'Open assessment': Gauge,
};

const Text = chakra('div', { base: { flex: { base: '1 1 60%', md: '1' }, minW: '0' } });
const Name = chakra('div', {
  base: { fontWeight: 'semibold', overflowWrap: 'anywhere' },
});
const Side = chakra('div', {
  base: { display: { base: 'none', md: 'block' }, textStyle: 'help', textAlign: 'end', whiteSpace: 'nowrap' },
});

/** Row of one application or suitability form that needs the agent, with its reason and its action. */
export function NeedRow({ need }: { readonly need: Need }) {
  const Icon = icons[need.kind];
  return (
    <ListRow flexWrap={{ base: 'wrap', md: 'nowrap' }}>
      <Glyph tone={need.kind === 'Rejected' ? 'danger' : 'warn'} icon={<Icon strokeWidth={1.75} />} />
      <Text>
        <Name>{titleCase(need.customerName)}</Name>
        <chakra.div color="fg.muted">
          <PrivateFigures>{need.text}</PrivateFigures>
        </chakra.div>
      </Text>
      <Side>
        <IdText>{need.formNo}</IdText>
        <div>{need.age}</div>
      </Side>
      <ButtonLink
        to={need.action.to}
        state={need.state}
        variant="outline"
        size="sm"
        minW="104px"
        ms={{ base: '12', md: '0' }}
      >
        <span>
          <PrivateFigures>{need.action.label}</PrivateFigures>
          <VisuallyHidden> {need.formNo}</VisuallyHidden>
        </span>
      </ButtonLink>
    </ListRow>
  );
}
