import { createContext, useContext } from "react";

/** The nonce of the present answer; empty in the browser, which hides it. */
export const NonceContext = createContext("");
export const useNonce = () => useContext(NonceContext);
