export { FieldsTab } from './fields-tab.tsx';
export { VulnerableTab } from './vulnerable-tab.tsx';
