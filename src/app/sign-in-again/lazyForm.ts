import { lazyPart } from '@/ui/loading/LazyPart';
import { FormMissing } from './FormMissing';

/** The content of the dialog that asks to sign in again. */
export const SignInAgainForm = lazyPart(
  () => import('./SignInAgainForm').then((part) => part.SignInAgainForm),
  FormMissing,
);
