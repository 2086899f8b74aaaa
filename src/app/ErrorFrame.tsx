import { chakra } from '@chakra-ui/react';
import { ErrorPage } from '../features/errors/ErrorPage';
import { signOut } from '../features/sign-in/signOut';
import { Brand } from '../shared/layout/Brand';
import { Shell } from '../shared/layout/Shell';
import { SignOutContext } from '../shared/auth/SignOutContext';
import { useSession } from '../shared/auth/useSession';

/** Error pages: inside the portal's frame for who is signed in, bare otherwise; never with a footer. */
export function ErrorFrame() {
  const session = useSession();
  if (session.status !== 'signed-in') {
    return (
      <chakra.main maxW="content" mx="auto" p={{ base: '4', md: '8' }}>
        <Brand />
        <ErrorPage />
      </chakra.main>
    );
  }
  return (
    <SignOutContext value={signOut}>
      <Shell footer={false}>
        <ErrorPage />
      </Shell>
    </SignOutContext>
  );
}
