import { hostConfig } from '@portal/shared/build';

export default hostConfig(import.meta.dirname);
