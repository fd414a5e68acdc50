import { remoteConfig } from '@portal/shared/build';

export default remoteConfig(import.meta.dirname);
