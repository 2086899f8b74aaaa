import { createContext, useContext } from 'react';

const nobodyToSignOut = async () => {};

/** How the shell signs out; the application provides it (features know the server, the shell does not). */
export const SignOutContext = createContext<(() => Promise<void>) | undefined>(undefined);

export const useSignOut = () => useContext(SignOutContext) ?? nobodyToSignOut;
