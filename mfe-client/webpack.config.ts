import { remoteConfig } from '@portal/shared/build';
import remote from './remote.ts';

export default remoteConfig(import.meta.dirname, remote);
