-- The words of a reflection, for search: lower case, without accents, cut at every sign. Prisma knows neither the
-- function nor the index; both cut text as app/features/search does.
CREATE FUNCTION "words_of"("written" TEXT) RETURNS tsvector
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
    SELECT to_tsvector(
        'simple'::regconfig,
        regexp_replace(
            regexp_replace(lower(normalize($1, NFKD)), '[\u0300-\u036f]+', '', 'g'),
            '[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00a9\u2000-\u2bff\u3000-\u3004]+', ' ', 'g'
        )
    )
$$;

CREATE INDEX "Reflection_words_idx" ON "Reflection" USING GIN ("words_of"("content"));
