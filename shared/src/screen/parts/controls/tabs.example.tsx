import { TabButton, TabStrip, Tabs } from '@portal/shared/parts';
import { Text } from '@portal/shared/ui';
import { useState } from 'react';

const tabs = [
  { id: 'holdings', label: 'Holdings' },
  { id: 'record', label: 'Record', count: '1 pending', tone: 'warn' },
] as const;

function Profile() {
  const [tab, setTab] = useState<(typeof tabs)[number]['id']>('holdings');
  return (
    <Tabs label="Customer" tabs={tabs} value={tab} onChange={setTab}>
      <Text py="4">The panel of {tab}.</Text>
    </Tabs>
  );
}

/** Links to the sections of a form, which look like tabs. */
const Sections = () => (
  <TabStrip>
    <TabButton type="button" aria-current data-selected>
      Contact
    </TabButton>
    <TabButton type="button">Employment</TabButton>
  </TabStrip>
);

export const examples = {
  Tabs: Profile,
  TabButton: () => (
    <TabButton type="button" aria-current data-selected>
      Contact
    </TabButton>
  ),
  TabStrip: Sections,
};
