import type { Response } from "express";
import helmet from "helmet";
import { settings } from "../settings.server";

const isDevelopment = settings.NODE_ENV === "development";
const nonceOf = (_: unknown, res: unknown) => `'nonce-${(res as Response).locals.nonce}'`;

/** Content-Security-Policy with a nonce for each answer, and the usual company. */
export const securityHeaders = helmet({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      "default-src": ["'self'"],
      "script-src": ["'self'", nonceOf],
      "style-src": isDevelopment ? ["'self'", "'unsafe-inline'"] : ["'self'"],
      "img-src": ["'self'", "data:"],
      "connect-src": isDevelopment ? ["'self'", "ws:"] : ["'self'"],
      "font-src": ["'self'"],
      "media-src": ["'self'"],
      "worker-src": ["'self'"],
      "manifest-src": ["'self'"],
      "frame-src": ["'none'"],
      "object-src": ["'none'"],
      "base-uri": ["'none'"],
      "form-action": ["'self'"],
      "frame-ancestors": ["'none'"],
    },
  },
  crossOriginEmbedderPolicy: false,
  referrerPolicy: { policy: "strict-origin-when-cross-origin" },
  strictTransportSecurity: { maxAge: 31_536_000 },
  xFrameOptions: { action: "deny" },
});
