import { Segmented } from '@portal/shared/parts';
import { useState } from 'react';

const options = [
  { id: 'list', label: 'List' },
  { id: 'chart', label: 'Chart' },
] as const;

function Views() {
  const [view, setView] = useState<'list' | 'chart'>('list');
  return <Segmented label="View" value={view} onChange={setView} options={options} />;
}

export const examples = { Segmented: Views };
