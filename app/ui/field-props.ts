import type { FieldMetadata } from "@conform-to/react";

/** What a field of a conform form gives to Field, TextArea and their like. */
export function fieldProps(field: FieldMetadata<string | undefined>) {
  return {
    id: field.id,
    name: field.name,
    defaultValue: field.initialValue as string | undefined,
    error: field.errors,
    required: field.required,
  };
}
