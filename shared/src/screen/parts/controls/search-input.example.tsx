import { SearchInput } from '@portal/shared/parts';
import { useState } from 'react';

function Search() {
  const [text, setText] = useState('Tan');
  return <SearchInput label="Find a customer" value={text} onChange={setText} placeholder="Name or number" />;
}

export const examples = { SearchInput: Search };
