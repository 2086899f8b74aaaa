import { createContext, useContext } from 'react';

/** How the shell signs out; the application provides it (features know the server, the shell does not). */
export const SignOutContext = createContext<() => Promise<void>>(async () => {});

export const useSignOut = () => useContext(SignOutContext);
