const CANADA =
  "Toronto Vancouver Montreal Winnipeg Halifax St_Johns Edmonton Regina Moncton Iqaluit Whitehorse Yellowknife Thunder_Bay Goose_Bay Glace_Bay".split(
    " ",
  );
const UNITED_STATES =
  "New_York Chicago Denver Los_Angeles Phoenix Anchorage Detroit Boise Juneau Sitka Nome Adak Honolulu".split(
    " ",
  );
const UNITED_STATES_REGIONS = /^America\/(Indiana|Kentucky|North_Dakota)\/|^US\//;

/** A first guess at a country, as ISO 3166 code, from an IANA time zone; undefined where it says nothing. */
export function guessCountry(timeZone: string): string | undefined {
  const city = timeZone.split("/").at(-1) ?? "";
  if (timeZone === "Europe/London" || timeZone === "Europe/Belfast") return "GB";
  if (timeZone.startsWith("Canada/") || CANADA.includes(city)) return "CA";
  if (UNITED_STATES_REGIONS.test(timeZone) || UNITED_STATES.includes(city)) return "US";
  return undefined;
}
