import { cva, type VariantProps } from "class-variance-authority";
import { type AnchorHTMLAttributes, type ButtonHTMLAttributes, forwardRef } from "react";

export const buttonLook = cva(
  "inline-flex shrink-0 items-center justify-center gap-2 rounded-control border text-base leading-tight font-medium no-underline motion-safe:transition-colors disabled:cursor-not-allowed disabled:opacity-60 aria-disabled:cursor-not-allowed aria-disabled:opacity-60 [&>svg]:size-5 [&>svg]:shrink-0",
  {
    variants: {
      variant: {
        default:
          "border-accent bg-accent text-on-accent hover:border-accent-deep hover:bg-accent-deep",
        destructive: "border-danger bg-danger text-on-danger",
        outline: "border-field bg-surface text-ink hover:border-accent hover:text-accent",
        secondary: "border-accent-soft bg-accent-soft text-ink hover:border-accent",
        ghost: "border-transparent bg-transparent text-ink hover:bg-sunk",
        link: "border-transparent bg-transparent text-accent underline decoration-1 underline-offset-4 hover:decoration-2",
      },
      size: {
        default: "min-h-11 px-4 py-2",
        sm: "min-h-11 px-3 py-2",
        lg: "min-h-13 px-6 py-3 text-read",
        icon: "size-11 p-0",
        xs: "relative min-h-8 px-2 py-1 text-sm after:absolute after:-inset-x-1 after:-inset-y-1.5 after:content-['']",
      },
    },
    compoundVariants: [
      { variant: "link", size: ["default", "sm", "lg", "xs"], class: "px-0" },
      { variant: "ghost", size: "icon", class: "text-muted hover:text-ink" },
    ],
    defaultVariants: { variant: "default", size: "default" },
  },
);

type Look = VariantProps<typeof buttonLook>;

export const Button = forwardRef<HTMLButtonElement, ButtonHTMLAttributes<HTMLButtonElement> & Look>(
  function Button({ variant, size, className, type = "submit", ...rest }, ref) {
    return (
      <button
        ref={ref}
        type={type}
        className={buttonLook({ variant, size, className })}
        {...rest}
      />
    );
  },
);

export const ButtonLink = forwardRef<
  HTMLAnchorElement,
  AnchorHTMLAttributes<HTMLAnchorElement> & Look & { href: string }
>(function ButtonLink({ variant, size, className, children, ...rest }, ref) {
  return (
    <a ref={ref} className={buttonLook({ variant, size, className })} {...rest}>
      {children}
    </a>
  );
});
